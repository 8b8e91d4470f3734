import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { Box, Button, Link, Stack } from '@mui/material'
import type { StaffSubmission } from '@panai/contract/staff/submission-records'
import { useNotify } from 'react-admin'
import { staffDownload } from '../api/staff-call.ts'
import { Facts } from './facts.tsx'
import { Panel } from './panel.tsx'

/** What was handed in: the file, to be saved and never opened here, and what the checks found in it. */
export function AboutManuscript({ submission }: { submission: StaffSubmission }) {
  const { id, manuscript, drive_link, cover, title, language, genres, contributors, contributor_types } =
    submission
  const notify = useNotify()
  const download = () =>
    staffDownload('/api/staff/submissions/{id}/manuscript', { id: String(id) }).catch((cause: Error) =>
      notify(cause.message, { type: 'error' }),
    )
  return (
    <Panel title="Manuscript">
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
          <Facts
            facts={{
              Language: capitalised(language),
              Genres: genres.map(capitalised).join(', '),
              Contributors: namesOf(contributors),
              'Their parts': contributors.every(({ role }) => role !== null)
                ? null
                : contributor_types.join(', '),
              Link: drive_link && <GoogleLink href={drive_link} />,
              ...(manuscript && checksOf(manuscript)),
            }}
          />
          {manuscript && (
            <Button startIcon={<DownloadIcon />} variant="outlined" onClick={download} sx={{ mt: 2 }}>
              Download {manuscript.kind.toUpperCase()}
            </Button>
          )}
        </Box>
        <Box
          component="img"
          src={`/storage/${cover.path}`}
          alt={`Cover of ${title}`}
          width={120}
          height={Math.round((120 * cover.height) / cover.width)}
          sx={{ bgcolor: cover.placeholder, alignSelf: 'flex-start', borderRadius: 1, objectFit: 'cover' }}
        />
      </Stack>
    </Panel>
  )
}

function checksOf({
  file_name,
  bytes,
  pages,
  has_text,
  page_width_mm,
  page_height_mm,
  sha256,
}: NonNullable<StaffSubmission['manuscript']>) {
  return {
    File: file_name,
    Size: sizeWords(bytes),
    Pages: pages === null ? 'Not known for Word files' : String(pages),
    'Page size': page_width_mm === null ? null : `${page_width_mm} × ${page_height_mm} mm`,
    Text: textWords(has_text),
    Checked: 'Yes, complete and without a password',
    'SHA-256': sha256,
  }
}

function textWords(hasText: boolean | null): string | null {
  if (hasText === null) return null
  return hasText
    ? 'Can be read and searched'
    : 'None that can be read: its first pages are pictures, or empty'
}

function sizeWords(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

function namesOf(contributors: StaffSubmission['contributors']): string | null {
  const names = contributors.map(({ name, role }) => (role === null ? name : `${name} (${role})`))
  return names.length === 0 ? null : names.join(', ')
}

/** An author's word: it leads out of the house. */
function GoogleLink({ href }: { href: string }) {
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer nofollow">
      {href}
    </Link>
  )
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
