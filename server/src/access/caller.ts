import type { AccountRole } from '@panai/contract/http/permissions'

/** Who calls: an account by one of its sessions. */
export type Caller = {
  accountId: number
  /** null: one of the company's own people. */
  authorId: number | null
  role: AccountRole
  sessionId: string
  /** One of the people of the demo, whose password everybody knows. */
  isDemo: boolean
  hasSecondFactor: boolean
  /** When this session gave its second factor; null: it has not. */
  secondFactorAt: Date | null
}

/** An author who calls about their own things. */
export type AuthorCaller = Caller & { authorId: number }
