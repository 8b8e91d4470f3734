import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  useTheme,
} from '@mui/material'
import { type CoverPaletteId, coverPalettes } from '@panai/client/drawn-cover/cover-palettes'
import { type CoverPlan, drawCover, drawnCoverFile } from '@panai/client/drawn-cover/draw-cover'
import {
  COVER_HEIGHT,
  COVER_WIDTH,
  type CoverLayoutId,
  type CoverWords,
  coverLayouts,
} from '@panai/client/drawn-cover/layouts'
import { useEffect, useId, useRef, useState } from 'react'

const PREVIEW = 300

type CoverMakerProps = {
  words: CoverWords
  onDrawn: (file: File) => void
  onClose: () => void
}

/** Layouts and colours to choose from, seen with the words of the book. */
export default function CoverMaker({ words, onDrawn, onClose }: CoverMakerProps) {
  const id = useId()
  const family = String(useTheme().typography.h5.fontFamily)
  const [layout, setLayout] = useState<CoverLayoutId>('threshold')
  const [palette, setPalette] = useState<CoverPaletteId>('palm')
  const [hasFailed, setFailed] = useState(false)
  const plan: CoverPlan = { layout, palette, words, family }

  async function use() {
    const file = await drawnCoverFile(plan).catch(() => null)
    if (!file) return setFailed(true)
    onDrawn(file)
    onClose()
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="sm" fullWidth>
      <DialogTitle id={`${id}-title`}>Draw a cover</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <CoverCanvas plan={plan} />
        <Box sx={{ flex: '1 1 12rem' }}>
          <FormControl>
            <FormLabel id={`${id}-layout`}>Layout</FormLabel>
            <RadioGroup
              aria-labelledby={`${id}-layout`}
              value={layout}
              onChange={(_, value) => setLayout(value as CoverLayoutId)}
            >
              {Object.entries(coverLayouts).map(([value, { name }]) => (
                <FormControlLabel key={value} value={value} control={<Radio size="small" />} label={name} />
              ))}
            </RadioGroup>
          </FormControl>
          <FormControl sx={{ mt: 2 }}>
            <FormLabel id={`${id}-colours`}>Colours</FormLabel>
            <RadioGroup
              aria-labelledby={`${id}-colours`}
              value={palette}
              onChange={(_, value) => setPalette(value as CoverPaletteId)}
            >
              {Object.entries(coverPalettes).map(([value, { name }]) => (
                <FormControlLabel key={value} value={value} control={<Radio size="small" />} label={name} />
              ))}
            </RadioGroup>
          </FormControl>
        </Box>
        {hasFailed && <Alert severity="error">This browser can’t draw a cover. Please upload one.</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" onClick={() => void use()}>
          Use this cover
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function CoverCanvas({ plan }: { plan: CoverPlan }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { layout, palette, family, words } = plan
  const { title, subtitle, author } = words

  useEffect(() => {
    if (!canvas.current) return
    const control = new AbortController()
    const shown = { layout, palette, family, words: { title, subtitle, author } }
    // Where it can't be drawn it stays empty, and the choice has a name.
    drawCover(canvas.current, PREVIEW, shown, control.signal).catch(() => {})
    return () => control.abort()
  }, [layout, palette, family, title, subtitle, author])

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={`Cover: ${title}, ${author}`}
      width={PREVIEW}
      height={Math.round((PREVIEW * COVER_HEIGHT) / COVER_WIDTH)}
      style={{ width: 200, height: 'auto', alignSelf: 'flex-start' }}
    />
  )
}
