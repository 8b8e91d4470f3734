import { Alert } from '@mui/material'
import { payoutBounds, payoutMessages } from '@panai/contract/payouts/staff/payout-rules'
import type { TaxRuleRecord } from '@panai/contract/payouts/staff/payout-settings'
import { DateInput, NumberInput, required, TextInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Effect } from './effect.tsx'

const figure = (value: unknown) => (typeof value === 'number' ? String(value) : undefined)

/** All of a rule to come; of another the section alone, where it was left open. */
export function RuleFields() {
  const rule = useRecordContext<TaxRuleRecord>()
  const { threshold, rate_with_pan, rate_without_pan } = useWatch()
  const isSettled = rule !== undefined && rule.state !== 'future'
  const rates = {
    min: 0,
    max: payoutBounds.rate.most / 100,
    step: 0.01,
    validate: required(),
    disabled: isSettled,
  }
  return (
    <>
      {isSettled && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {payoutMessages.settled} Only the section or code that was left open can be filled in. {rule.source}
        </Alert>
      )}
      {!isSettled && (
        <Effect
          given={{
            tax_threshold: figure(threshold),
            rate_with_pan: figure(rate_with_pan),
            rate_without_pan: figure(rate_without_pan),
          }}
        />
      )}
      <DateInput
        source="valid_from"
        label="Valid from"
        validate={required(payoutMessages.day)}
        disabled={isSettled}
      />
      <NumberInput
        source="threshold"
        label="Threshold (Rs. per author and financial year)"
        min={0}
        max={payoutBounds.taxThreshold.most / 100}
        step={0.01}
        validate={required()}
        disabled={isSettled}
      />
      <NumberInput source="rate_with_pan" label="Rate with PAN (%)" {...rates} />
      <NumberInput source="rate_without_pan" label="Rate without PAN (%)" {...rates} />
      <TextInput source="section" label="Section or payment code" fullWidth />
      <TextInput
        source="source"
        label="Source of the rule"
        validate={required()}
        disabled={isSettled}
        multiline
        fullWidth
      />
    </>
  )
}
