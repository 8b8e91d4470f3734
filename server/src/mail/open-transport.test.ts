import { expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { whereMailGoes } from './open-transport.ts'

const shown = (file: string) => file

test('the start says where mail goes, and nothing of the login', () => {
  const config = readConfig({
    SMTP_URL: 'smtp://user:s3cret@mail.example',
    MAIL_FROM: 'Books <web@books.example>',
  })
  expect(whereMailGoes(config, shown)).toBe(
    "sent by mail.example:587 from web@books.example; the team's goes to hello@panai.example",
  )
})

test('without a mail server it says where mail is kept', () => {
  expect(whereMailGoes(readConfig({ DATA_DIR: '/srv/panai' }), shown)).toBe(
    'kept in /srv/panai/mail, none is sent (SMTP_URL sends it)',
  )
})
