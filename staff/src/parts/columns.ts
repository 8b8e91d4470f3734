/** Classes of columns that a narrow screen does without, so that what is left can be read; each record's own screen has all of it. */
export const notOnPhones = 'not-on-phones'
export const onlyOnWideScreens = 'only-on-wide-screens'

/** The theme's rules for them. A menu stands beside the table from the width of a tablet on. */
export const columnRules = {
  '@media (max-width: 599.95px)': { [`& .${notOnPhones}`]: { display: 'none' } },
  '@media (max-width: 1099.95px)': {
    [`& .${onlyOnWideScreens}`]: { display: 'none' },
    '& .RaDataTable-rowCell, & .RaDataTable-headerCell': { paddingInline: '8px' },
  },
} as const
