import { Link, List, ListItem, Typography } from '@mui/material'
import type { StaffSubmission } from '@panai/contract/submissions/staff/submission-records'
import { submissionStatusNames } from '@panai/contract/submissions/submission-rules'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { momentOf } from '../parts/time-words.ts'
import { Facts } from './facts.tsx'
import { Panel } from './panel.tsx'

/** Who handed it in, and what else there is of them. */
export function AboutAuthor({ submission }: { submission: StaffSubmission }) {
  const { author } = submission
  const { account, submissions, books } = author
  return (
    <Panel title="Author">
      <Facts
        facts={{
          Name: author.name,
          'In Latin letters': author.name_latin,
          'Public page': author.is_public ? <PageLink id={author.id} /> : 'Not yet',
          Account: account?.name ?? 'Closed since',
          Email: account && <Link href={`mailto:${account.email}`}>{account.email}</Link>,
          Phone: account?.phone ? <Link href={`tel:${account.phone}`}>{account.phone}</Link> : null,
        }}
      />
      <Others title="Other submissions">
        {submissions.map(({ id, title, status }) => (
          <ListItem key={id} disableGutters>
            <span>
              <Link component={RouterLink} to={`/submissions/${id}/show`}>
                {title}
              </Link>{' '}
              ({submissionStatusNames[status]})
            </span>
          </ListItem>
        ))}
      </Others>
      <Others title="Books">
        {books.map(({ id, title, published_at }) => (
          <ListItem key={id} disableGutters>
            <span>
              {published_at === null ? (
                title
              ) : (
                <Link href={`/books/${id}`} target="_blank" rel="noopener">
                  {title}
                </Link>
              )}{' '}
              ({published_at === null ? 'not in the catalogue' : momentOf(published_at)})
            </span>
          </ListItem>
        ))}
      </Others>
    </Panel>
  )
}

function PageLink({ id }: { id: number }) {
  return (
    <Link href={`/authors/${id}`} target="_blank" rel="noopener">
      /authors/{id}
    </Link>
  )
}

function Others({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <>
      <Typography variant="subtitle2" component="h4" sx={{ mt: 2 }}>
        {title}
      </Typography>
      <List dense disablePadding aria-label={title} sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </List>
    </>
  )
}
