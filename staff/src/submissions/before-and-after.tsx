import { Box, Typography } from '@mui/material'
import { checkTexts } from '@panai/contract/manuscripts/manuscript-checks'
import { TextInScript } from '../parts/text-in-script.tsx'

/** A place as it is typed, beside the same as it reads mended. */
export function BeforeAndAfter({ before, after }: { before: string; after: string }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}
    >
      <Excerpt label={checkTexts.before} text={before} />
      <Excerpt label={checkTexts.after} text={after} />
    </Box>
  )
}

function Excerpt({ label, text }: { label: string; text: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
        <TextInScript text={text} />
      </Typography>
    </Box>
  )
}
