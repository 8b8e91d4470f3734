import { deepmerge } from '@mui/utils'
import { createElement } from 'react'
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin'
import { EmptyListLater } from '../parts/empty-list-later.tsx'
import { colours, type Scheme } from './colours.ts'
import { furtherColours } from './further-colours.ts'
import { CLOSED_MENU_WIDTH, MENU_WIDTH } from './menu-width.ts'
import { textLetters, titleLetters } from './title-letters.ts'

/** Fingers need more room than a pointer. */
const finger = { '@media (pointer: coarse)': { minHeight: 44, minWidth: 44 } }

/** Columns of a form: what takes both of them is marked `both-columns`. */
const formColumns = {
  '&&': { paddingBottom: 16 },
  '& > .MuiStack-root': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 640px)',
    columnGap: 24,
    '@media (min-width: 1100px)': { gridTemplateColumns: 'repeat(2, minmax(0, 640px))' },
  },
  '& > .MuiStack-root > :is(.both-columns, .MuiAlert-root, .RaArrayInput-root, .MuiTable-root)': {
    gridColumn: '1 / -1',
    maxWidth: 640,
  },
}

/** Below the fields, and at the lower edge of the screen while there are more of them. */
const saveInView = { position: 'sticky', bottom: 0, zIndex: 3, flexWrap: 'wrap', gap: 8, padding: '8px 16px' }

/**
 * What is done in a dialog stays in sight, on a phone that lies too: its text scrolls between title and buttons. Where letters are so large
 * that no line of it would be left, the whole of it scrolls.
 */
const dialogOfParts = {
  '@media (max-height: 480px)': {
    '&:not(.MuiDialog-paperFullScreen)': { marginBlock: 8, maxHeight: 'calc(100% - 16px)' },
  },
  '& > form:has(> .MuiDialogContent-root)': { display: 'flex', flexDirection: 'column', minHeight: 0 },
  '& > form > .MuiDialogContent-root': { minHeight: '5rem' },
} as const

type Named = { 'aria-label'?: string | undefined }

const own = {
  shape: { borderRadius: 2 },
  typography: {
    fontFamily: textLetters,
    fontSize: 15,
    h1: {
      fontFamily: titleLetters,
      fontSize: 'clamp(1.5rem, 1.2rem + 1.1vw, 1.875rem)',
      fontWeight: 600,
      lineHeight: 1.3,
      overflowWrap: 'anywhere',
    },
    h2: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.4 },
    h3: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
    body1: { lineHeight: 1.55 },
    body2: { lineHeight: 1.55 },
    // Tamil letters have no capitals and are not to be spread.
    button: { textTransform: 'none', letterSpacing: 0 },
    overline: { textTransform: 'none', letterSpacing: 0 },
  },
  sidebar: { width: MENU_WIDTH, closedWidth: CLOSED_MENU_WIDTH },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: { styleOverrides: { root: finger } },
    MuiIconButton: { styleOverrides: { root: finger } },
    // By night the kit would lighten what is higher.
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: 10 } } },
    // The name of a checkbox belongs to the box that is checked, not to what is around it.
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          root: ({ 'aria-label': label }: Named) => (label ? { 'aria-label': undefined } : {}),
          input: ({ 'aria-label': label }: Named) => (label ? { 'aria-label': label } : {}),
        },
      },
    },
    MuiDialog: { styleOverrides: { paper: dialogOfParts } },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiTextField: { defaultProps: { variant: 'outlined' } },
    MuiFormControl: { defaultProps: { variant: 'outlined' } },
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
    MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24, ...finger } } },
    RaDataTable: { defaultProps: { empty: createElement(EmptyListLater) } },
    // On a phone the kit would give them the ground of a card.
    RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
    RaTopToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
    RaSimpleForm: { styleOverrides: { root: formColumns } },
    // Nobody comes by the tab key to buttons that are folded away.
    RaBulkActionsToolbar: {
      styleOverrides: { root: { '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' } } },
    },
  },
} satisfies RaThemeOptions

/** Every pair that carries text has a contrast of 4.5 at least, and the edge of a control one of 3. */
function themeOf(scheme: Scheme): RaThemeOptions {
  const house = colours[scheme]
  const { card, warning } = furtherColours[scheme]
  const palm = { main: house.palm, dark: house['palm-deep'], contrastText: house['on-palm'] }
  const coloured = {
    palette: {
      mode: scheme,
      primary: palm,
      secondary: palm,
      error: { main: house.hibiscus },
      warning: { main: warning },
      info: { main: house.info },
      success: { main: house.palm },
      background: { default: house.paper, paper: card },
      text: { primary: house.ink, secondary: house['ink-soft'] },
      divider: house.line,
    },
    components: {
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: house.edge } } },
      MuiTableCell: {
        styleOverrides: {
          head: { fontWeight: 600, backgroundColor: house.leaf },
          root: { borderColor: house.line },
        },
      },
      RaToolbar: { styleOverrides: { root: { '&&': { ...saveInView, backgroundColor: house.leaf } } } },
    },
  } satisfies RaThemeOptions
  const base = scheme === 'dark' ? defaultDarkTheme : defaultLightTheme
  return deepmerge(deepmerge(base, own), coloured) as RaThemeOptions // all three are
}

export const lightTheme = themeOf('light')
export const darkTheme = themeOf('dark')
