/** A book that ends its process says nothing more. */
export const SILENT = 'it took too long or too much memory'
