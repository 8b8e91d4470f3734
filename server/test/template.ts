/** Name of the migrated database that tests copy. */
export const TEMPLATE = 'panai_template'
