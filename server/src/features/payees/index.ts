/** What payouts and the author's own records need of bank and tax details. */
export { freezePayee } from './freeze-payee.ts'
export { noteReadings } from './note-readings.ts'
export { type BankAccount, openVersions } from './open-versions.ts'
export { listVersions } from './payee-rows.ts'
export { type NotPayable, type Payable, payeesFor } from './payees-for.ts'
export { endPayees } from './withdraw-payee.ts'
