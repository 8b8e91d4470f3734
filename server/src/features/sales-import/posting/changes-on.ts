import { sql } from 'kysely'

/** Of rows that are given as JSON, with their days as `"on"`: no days are null. */
export const changesOn = sql`
  nullif(array(select jsonb_array_elements_text(coalesce(given."on", '[]'))), '{}')`
