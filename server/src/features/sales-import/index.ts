/** What the rest of the server may use of the sales files. */

export { importSales } from './import-sales.ts'
export { filesToLookAt } from './staff/show-import.ts'
export { changeNumbers } from './waiting/change-numbers.ts'
