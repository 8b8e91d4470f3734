import DownloadIcon from '@mui/icons-material/DownloadOutlined'
import { Box, Button, Stack } from '@mui/material'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { TextInScript } from '../parts/text-in-script.tsx'
import { Facts } from './facts.tsx'
import { GoogleLink } from './google-link.tsx'
import { Panel } from './panel.tsx'
import { useManuscriptDownload } from './use-manuscript-download.ts'

/** What was handed in: the file, to be saved and never opened here, and what the checks found in it. */
export function AboutManuscript({ submission }: { submission: StaffSubmission }) {
  const { about_book, about_author } = submission
  const { id, manuscript, drive_link, cover, title, language, genres, contributors, contributor_types } =
    submission
  const download = useManuscriptDownload()
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
              'About the book': about_book && <Words text={about_book} />,
              'About the author': about_author && <Words text={about_author} />,
              Link: drive_link && <GoogleLink href={drive_link} />,
              ...(manuscript && checksOf(manuscript)),
            }}
          />
          {manuscript && (
            <Button
              startIcon={<DownloadIcon />}
              variant="outlined"
              onClick={() => download(id)}
              sx={{ mt: 2 }}
            >
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

/** The author's own, with its paragraphs. */
function Words({ text }: { text: string }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
      <TextInScript text={text} />
    </Box>
  )
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
