import { Box, Card, CardContent, Stack, Typography } from '@mui/material'
import { publisherNames } from '@panai/contract/royalties/royalty-terms'
import type { Agreement, BookTerms } from '@panai/contract/royalties/staff/terms'
import { staffCall } from '../api/staff-call.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { TextInScript } from '../parts/text-in-script.tsx'
import { dayOf } from '../parts/time-words.ts'
import { AgreementFields, type AgreementForm } from './agreement-fields.tsx'
import { RuleFields, type RuleForm } from './rule-fields.tsx'
import { RuleTable } from './rule-table.tsx'

type SectionProps = { terms: BookTerms; mayEdit: boolean }

/** What was signed of a book, the latest first, each with its rules. */
export function AgreementSection({ terms, mayEdit }: SectionProps) {
  return (
    <Box component="section" aria-labelledby="agreements">
      <Typography variant="h2" id="agreements" gutterBottom>
        Agreements
      </Typography>
      {terms.agreements.length === 0 && (
        <Typography gutterBottom>
          No agreement is recorded: the company is the publisher, and the rules for all books apply.
        </Typography>
      )}
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {terms.agreements.map((agreement) => (
          <OneAgreement key={agreement.id} agreement={agreement} mayEdit={mayEdit} />
        ))}
        {mayEdit && (
          <FormDialog
            label="Add agreement"
            title={`Agreement on ${terms.title}`}
            values={{ publisher_of_record: 'company' }}
            send={(given) =>
              staffCall('POST', '/api/staff/agreements', {
                ...(given as AgreementForm), // the fields below are the form's
                book_id: terms.id,
              })
            }
            done="The agreement was added."
          >
            <AgreementFields />
          </FormDialog>
        )}
      </Stack>
    </Box>
  )
}

function OneAgreement({ agreement, mayEdit }: { agreement: Agreement; mayEdit: boolean }) {
  const { id, version, signed_on, valid_from, valid_to, note, publisher_of_record, rules } = agreement
  const days = `${dayOf(valid_from)} – ${valid_to ? dayOf(valid_to) : 'no end'}`
  return (
    <Card variant="outlined" sx={{ width: '100%' }}>
      <CardContent>
        <Typography variant="h3">{days}</Typography>
        <Typography gutterBottom>
          {publisherNames[publisher_of_record]} publishes. {signed_on && `Signed on ${dayOf(signed_on)}.`}
        </Typography>
        {note && (
          <Typography gutterBottom>
            <TextInScript text={note} />
          </Typography>
        )}
        <RuleTable rules={rules} label={`Rules of ${days}`} mayEdit={mayEdit} />
        {mayEdit && (
          <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
            <FormDialog
              label="Add rule"
              title={`Rule of the agreement ${days}`}
              values={{ basis: 'mrp', valid_from }}
              send={(given) =>
                staffCall('POST', '/api/staff/royalty-rules', {
                  ...(given as RuleForm), // as above
                  agreement_id: id,
                })
              }
              done="The rule was added."
            >
              <RuleFields />
            </FormDialog>
            <FormDialog
              label="Change dates or note"
              title={`Agreement ${days}`}
              values={{ publisher_of_record, signed_on, valid_from, valid_to, note }}
              send={(given) =>
                staffCall('PATCH', '/api/staff/agreements/{id}', {
                  ...(given as AgreementForm), // as above
                  id: String(id),
                  version,
                })
              }
              done="The agreement was changed."
            >
              <AgreementFields />
            </FormDialog>
          </Stack>
        )}
      </CardContent>
    </Card>
  )
}
