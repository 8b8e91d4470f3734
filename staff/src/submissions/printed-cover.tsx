import { Box, Chip, Stack, Typography } from '@mui/material'
import {
  type Cover,
  coverFindingSeverity,
  coverFindingText,
  coverSentence,
  coverTexts,
} from '@panai/contract/manuscripts/covers'
import { severityNames } from '@panai/contract/manuscripts/manuscript-checks'
import { DownloadButton } from './download-button.tsx'
import { severityColours } from './severity-colours.ts'

/** The cover of the printed book, as its author reads of it: the spine, its files, and what should be mended. */
export function PrintedCover({ cover, id }: { cover: Cover; id: number }) {
  const { state, trim_size: size, pages, front, findings, is_outdated } = cover
  // The steps say how far it is.
  if (state !== 'made' || size === null || pages === null) return null
  return (
    <Box component="section" aria-labelledby="printed-cover" sx={{ mt: 2 }}>
      <Typography id="printed-cover" component="h4" variant="subtitle1">
        {coverTexts.title}
      </Typography>
      <Typography>
        {coverSentence(size, pages)} {front === 'drawn' && coverTexts.drawn}
      </Typography>
      {is_outdated && <Typography>{coverTexts.outdated}</Typography>}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <DownloadButton path="/api/author/submissions/{id}/cover/file" id={id} label={coverTexts.download} />
        <DownloadButton
          path="/api/author/submissions/{id}/cover/front"
          id={id}
          label={coverTexts.downloadFront}
        />
      </Stack>
      {findings.length > 0 && (
        <Box component="ul" aria-label={coverTexts.findings} sx={{ p: 0, m: 0, listStyle: 'none' }}>
          {findings.map((finding) => {
            const severity = coverFindingSeverity(finding)
            return (
              <Box component="li" key={finding.kind} sx={{ py: 1 }}>
                <Chip
                  size="small"
                  variant="outlined"
                  color={severityColours[severity]}
                  label={severityNames[severity]}
                />
                <Typography sx={{ mt: 0.5 }}>{coverFindingText(finding, size)}</Typography>
              </Box>
            )
          })}
        </Box>
      )}
    </Box>
  )
}
