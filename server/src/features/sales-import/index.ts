/** What the rest of the server may use of the sales files. */
export { filesToLookAt } from './desk/show-import.ts'
export { importSales } from './import-sales.ts'
export { changeNumbers } from './waiting/change-numbers.ts'
