import { Alert, Box, Button, Card, TextField, Typography } from '@mui/material'
import { staffPasswordRule } from '@panai/contract/accounts/account-rules'
import { brand } from '@panai/contract/brand/brand'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { logIn } from '../session/session.ts'
import { useSend } from './use-send.ts'

export type Done = { message: string; email: string }

type Props = {
  title: string
  introduction: string
  /** Fields above the password; they are sent along. */
  children: (wrong: Readonly<Record<string, string>>) => ReactNode
  action: string
  send: (fields: Readonly<Record<string, string>>) => Promise<Done>
}

/** Where somebody who came by a link makes an account usable; they are logged in then, which leads on to the second factor. */
export function FirstPasswordPage({ title, introduction, children, action, send }: Props) {
  const [done, setDone] = useState<Done | null>(null)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { wrong, failure, busy, submit } = useSend(async (fields) => {
    const made = await send(fields)
    setDone(made)
    await logIn({ email: made.email, password: fields.password ?? '' })
    // It was found out before that nobody is in.
    await queryClient.invalidateQueries({ queryKey: ['auth'] })
    navigate('/', { replace: true })
  })
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Card component="section" sx={{ width: '100%', maxWidth: 460, p: { xs: 3, sm: 4 } }}>
        <Typography component="p" color="text.secondary">
          {brand.name} · <span lang="ta">{brand.nameInTamil}</span>
        </Typography>
        <Typography variant="h1" sx={{ mb: 2 }}>
          {title}
        </Typography>
        {done ? (
          <>
            <Alert severity="success">{done.message}</Alert>
            <Button component={Link} to="/login" variant="contained" fullWidth size="large" sx={{ mt: 2 }}>
              To the login
            </Button>
          </>
        ) : (
          <form onSubmit={submit} noValidate aria-label={title}>
            <Typography sx={{ mb: 2 }}>{introduction}</Typography>
            {failure && (
              <Alert severity="error" sx={{ mb: 2 }}>
                {failure}
              </Alert>
            )}
            {children(wrong)}
            <TextField
              name="password"
              label="Password"
              type="password"
              autoComplete="new-password"
              fullWidth
              error={wrong.password !== undefined}
              helperText={wrong.password ?? staffPasswordRule.hint}
            />
            <TextField
              name="password_confirmation"
              label="Confirm Password"
              type="password"
              autoComplete="new-password"
              fullWidth
              error={wrong.password_confirmation !== undefined}
              helperText={wrong.password_confirmation}
            />
            <Button type="submit" variant="contained" fullWidth size="large" loading={busy} sx={{ mt: 2 }}>
              {action}
            </Button>
          </form>
        )}
      </Card>
    </Box>
  )
}
