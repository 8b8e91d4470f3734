import { Alert, Box, Button, Card, Link, TextField, Typography } from '@mui/material'
import { checkLogin } from '@panai/contract/accounts/account-rules'
import { knownEmailRule } from '@panai/contract/accounts/email-rule'
import { clean } from '@panai/contract/language/text-rules'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useCheckAuth, useLogin } from 'react-admin'
import { useNavigate } from 'react-router'
import { problemOf } from '../api/api-error.ts'
import { Wordmark } from '../parts/wordmark.tsx'

type Fields = { email: string; password: string }

/** The same login as the site's, for the company's people. */
export default function LoginPage() {
  const login = useLogin()
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<{ [F in keyof Fields]?: string | undefined }>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useGoOnWhenIn()

  async function send(event: FormEvent) {
    event.preventDefault()
    const given = readFields(form.current)
    const problems = checkLogin(given)
    setWrong(problems)
    setFailure(null)
    if (Object.keys(problems).length > 0) {
      focusFirst(form.current, problems)
      return
    }
    setBusy(true)
    try {
      await login({ email: clean(knownEmailRule, given.email), password: given.password })
    } catch (cause) {
      setFailure(cause instanceof Error ? cause.message : String(cause))
      setWrong({ email: problemOf(cause, 'email'), password: problemOf(cause, 'password') })
      setBusy(false)
    }
  }

  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Card component="section" sx={{ width: '100%', maxWidth: 420, p: { xs: 3, sm: 4 } }}>
        <Wordmark />
        <Typography variant="h1" sx={{ my: 2 }}>
          Staff login
        </Typography>
        <form ref={form} onSubmit={send} noValidate aria-label="Staff login">
          {failure && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {failure}
            </Alert>
          )}
          <TextField
            name="email"
            label="Email Address"
            type="email"
            autoComplete="username"
            fullWidth
            autoFocus
            error={wrong.email !== undefined}
            helperText={wrong.email}
          />
          <TextField
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
            fullWidth
            error={wrong.password !== undefined}
            helperText={wrong.password}
          />
          <Button type="submit" variant="contained" fullWidth size="large" loading={busy} sx={{ mt: 2 }}>
            Login
          </Button>
        </form>
        <Typography sx={{ mt: 2 }}>
          <Link href="/forgot-password">Forgot Password?</Link>
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          Are you an author? <Link href="/login">Log in here.</Link>
        </Typography>
      </Card>
    </Box>
  )
}

/** Somebody who is logged in already has nothing to do here. */
function useGoOnWhenIn() {
  const checkAuth = useCheckAuth()
  const navigate = useNavigate()
  useEffect(() => {
    checkAuth({}, false).then(
      () => navigate('/', { replace: true }),
      () => undefined,
    )
  }, [checkAuth, navigate])
}

function readFields(form: HTMLFormElement | null): Fields {
  const given = new FormData(form ?? undefined)
  return { email: String(given.get('email') ?? ''), password: String(given.get('password') ?? '') }
}

function focusFirst(form: HTMLFormElement | null, problems: object): void {
  const [first] = Object.keys(problems)
  const field = first && form?.elements.namedItem(first)
  if (field instanceof HTMLElement) field.focus()
}
