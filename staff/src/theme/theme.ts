import { deepmerge } from '@mui/utils'
import { brand } from '@panai/contract/brand'
import { defaultLightTheme, type RaThemeOptions } from 'react-admin'
import { columnRules } from '../parts/columns.ts'
import { CLOSED_MENU_WIDTH, MENU_WIDTH } from './menu-width.ts'

const { paper, leaf, ink, palm } = brand.colours
/** Those of the site, day scheme; every pair that carries text has a contrast of 4.5 at least. */
const inkSoft = '#5c5347'
const line = '#d9cbaa'
const edge = '#8a7a5c'
const onPalm = paper

/** Fingers need more room than a pointer. */
const finger = { '@media (pointer: coarse)': { minHeight: 44, minWidth: 44 } }

type Named = { 'aria-label'?: string | undefined }

const own = {
  palette: {
    primary: { main: palm, dark: '#17473a', contrastText: onPalm },
    secondary: { main: palm, dark: '#17473a', contrastText: onPalm },
    error: { main: '#a8273a' },
    warning: { main: '#8a5a00' },
    info: { main: '#2b5f87' },
    success: { main: palm },
    background: { default: paper, paper: '#fffdf8' },
    text: { primary: ink, secondary: inkSoft },
    divider: line,
  },
  shape: { borderRadius: 2 },
  typography: {
    fontFamily: '"Anek Tamil", system-ui, sans-serif',
    fontSize: 15,
    h1: { fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.3 },
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
    MuiPaper: { styleOverrides: { rounded: { borderRadius: 10 } } },
    // The name of a checkbox belongs to the box that is checked, not to what stands around it.
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          root: ({ 'aria-label': label }: Named) => (label ? { 'aria-label': undefined } : {}),
          input: ({ 'aria-label': label }: Named) => (label ? { 'aria-label': label } : {}),
        },
      },
    },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: edge } } },
    MuiTextField: { defaultProps: { variant: 'outlined' } },
    MuiFormControl: { defaultProps: { variant: 'outlined' } },
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
    MuiTableSortLabel: { styleOverrides: { root: { minHeight: 24, ...finger } } },
    MuiTableCell: {
      styleOverrides: { head: { fontWeight: 600, backgroundColor: leaf }, root: { borderColor: line } },
    },
    // A table that is wider than the screen is moved by itself, and the screen stays.
    RaLayout: {
      styleOverrides: {
        root: {
          minWidth: 0,
          '& .RaLayout-content': { minWidth: 0 },
          '& .RaList-main, & .RaList-content, & .RaShow-card, & .RaEdit-card, & .RaCreate-card': {
            minWidth: 0,
            maxWidth: '100%',
          },
          '& .RaDatagrid-tableWrapper, & .RaDataTable-tableWrapper': { overflowX: 'auto' },
          ...columnRules,
        },
      },
    },
    // Nobody comes by the tab key to buttons that are folded away.
    RaBulkActionsToolbar: {
      styleOverrides: { root: { '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' } } },
    },
    RaToolbar: { styleOverrides: { root: { backgroundColor: leaf } } },
  },
} satisfies RaThemeOptions

export const theme: RaThemeOptions = deepmerge(defaultLightTheme, own) as RaThemeOptions // both are
