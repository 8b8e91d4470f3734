import type { IncomingMessage } from 'node:http'
import type { DemoLogins } from '../config/demo-logins.ts'
import type { UploadFolder } from '../files/upload-folder.ts'
import type { Keyring } from '../keys/keyring.ts'
import type { Logger } from '../log/logger.ts'
import type { WritingLimit } from './limit-writing.ts'

/** What Hono carries along with a request. */
export type ServerContext = {
  Bindings: {
    /** Absent when our own pages call the API in process. */
    incoming?: IncomingMessage
    requestId?: string
  }
  Variables: {
    requestId: string
    log: Logger
    /** Where the files of a form are while the call is answered. */
    uploads: UploadFolder
    keys: Keyring
    /** Which accounts of the demo are let in with this call. */
    demoLogins: DemoLogins
    writing: WritingLimit
    /** The visitor's network address; null when our own pages call. */
    visitor: string | null
  }
}
