import type { SalesColumn } from '@panai/contract/sales/sales-columns'

/**
 * How shops and distributors head their columns, in English and Tamil, in the spelling of `headerKeys`. The first that fits is the
 * surest, so that "Net amount" is our income before it is an amount.
 */
export const headingWords: Record<SalesColumn, readonly RegExp[]> = {
  date: [
    /^(?:(?:sales?|sold|order|invoice|bill|transaction|purchase|dispatch) ?)?(?:date|day|dt)\.?$/,
    /^(?:date|day) of sale$|^sold on$|^(?:sales? )?(?:month|period)$/,
    /^(?:விற்பனை ?|விற்ற ?)?(?:தேதி|நாள்|மாதம்)$/,
    /\bdate\b|தேதி/,
  ],
  isbn: [/^(?:e )?isbn(?: ?1[03])?$|^asin$/, /isbn|^ean$|^bar ?code$|ஐ\.?எஸ்\.?பி\.?என்/],
  number: [
    /^(?:sku|(?:item|product|book|stock|title) ?(?:code|no\.?|number|id)|our number|code|reference)$/,
    /^(?:நூல்|புத்தக|பொருள்) ?(?:எண்|குறியீடு)$|^குறியீடு$/,
    /\bsku\b/,
  ],
  title: [
    /^(?:book )?titles?$|^(?:book|name of (?:the )?book|book name|title of (?:the )?book)$/,
    /^(?:நூல்|புத்தகம்|தலைப்பு|(?:நூலின்?|புத்தகத்தின்|புத்தகப்?) ?(?:பெயர்|தலைப்பு))$|^நூல் பெயர்$/,
    /^(?:products?|items?|description|particulars|product name|item name|item description)$/,
  ],
  author: [/^authors?(?: name)?$|^writer$|^by$/, /^(?:நூல் ?)?ஆசிரியர்$|^நூலாசிரியர்$|^எழுத்தாளர்$/],
  format: [/^(?:format|binding|edition|cover)$|^(?:வடிவம்|அட்டை|கட்டமைப்பு|பதிப்பு)$/],
  copies: [
    /^(?:qty\.?|quantity|copies|units?|nos?\.?|pcs|no\.? of copies|(?:copies|units|qty|quantity) sold|sold(?: copies| qty)?|sales? qty)$/,
    /^(?:விற்ற ?)?(?:பிரதிகள்|படிகள்|எண்ணிக்கை)$|^பிரதிகளின் எண்ணிக்கை$/,
    /\b(?:qty|quantity|copies)\b/,
  ],
  returned: [
    /^(?:returns?|returned|refunds?|refunded|(?:copies|units|qty|quantity) returned|returns? (?:qty|copies|quantity)|sales? returns?)$/,
    /^திரும்பி?(?:ய|யவை| வந்தவை| வந்த பிரதிகள்)(?: பிரதிகள்)?$|^திருப்பியவை$/,
  ],
  status: [
    /^(?:(?:order|payment|financial|transaction|sales?|item|line ?item|current) ?)?status$/,
    /^(?:transaction|event|sales?|order|entry|row|record) ?(?:sub ?)?(?:type|kind)$|^(?:order|payment) ?state$/,
    /^(?:(?:ஆர்டர்|கொள்முதல்|பரிவர்த்தனை|விற்பனை|பணம்) ?)?(?:நிலை|நிலைமை)$|^(?:பரிவர்த்தனை|விற்பனை|நிகழ்வு) ?வகை$/,
    /^(?:type|kind|event|state|வகை)$/,
    /\bstatus\b/,
  ],
  price: [
    /^(?:mrp|list(?:ing)? price|cover price|printed price|price|rate|(?:unit|item|selling) (?:price|cost))(?: \(?(?:rs\.?|inr|₹)\)?)?$/,
    /^(?:நூல் ?|புத்தக ?)?விலை$|^அச்சிட்ட விலை$/,
    /\bmrp\b/,
  ],
  amount: [
    /^(?:gross(?: (?:amount|sales?|value))?|(?:total )?amount|total(?: amount| price| value)?|sales? (?:amount|value)|value|(?:order )?(?:line|item) total)(?: \(?(?:rs\.?|inr|₹)\)?)?$/,
    /^(?:மொத்தத்? ?)?தொகை$|^மொத்தம்$/,
  ],
  proceeds: [
    /^(?:net(?: (?:amount|payable|value|sales?|earnings|due))?|(?:amount )?payable|payment|payout|amount (?:due|paid)|(?:bank |final )?settlement(?: amount| value)?|earnings|royalty|your share|publisher'?s? share|due to publisher)(?: \(?(?:rs\.?|inr|₹)\)?)?$/,
    /^நிகர(?:த்)? ?தொகை$|^நிகரம்$|^செலுத்த ?வேண்டிய தொகை$|^பதிப்பாளர் பங்கு$/,
  ],
  tds: [/^(?:tds|tax deducted at source|194 ?o)(?: amount)?(?: \(?(?:rs\.?|inr|₹)\)?)?$/, /\btds\b|194 ?o\b/],
  tcs: [
    /^(?:tcs|tcs igst|igst tcs|tax collected at source)(?: amount)?(?: \(?(?:rs\.?|inr|₹)\)?)?$/,
    /^tcs(?!.*\b(?:cgst|sgst|utgst)\b)/,
  ],
  tcs_cgst: [/^(?:tcs cgst|cgst tcs)$/, /\btcs\b.*\bcgst\b/],
  tcs_sgst: [/^(?:tcs (?:sgst|utgst)|(?:sgst|utgst) tcs)$/, /\btcs\b.*\b(?:sgst|utgst)\b/],
  gst_on_fees: [/^(?:gst|tax) on (?:mp |marketplace |channel |our )?(?:fees?|commission|charges|services)/],
  gst_of_buyers: [/^total sales tax liable/],
  currency: [/^(?:currency(?: code)?|cur\.?|ccy)$|^நாணயம்$/],
  channel: [/^(?:channel|shop|store|platform|outlet|vendor|sales channel)$|^(?:கடை|விற்பனை ?வழி|விற்பனையாளர்)$/],
  order: [
    /^(?:order|invoice|bill|receipt|voucher)(?: ?(?:id|no\.?|number|#))?$|^(?:ரசீது|பில்|ஆர்டர்|விலைப்பட்டியல்) ?(?:எண்)?$/,
  ],
  paid_on: [
    /^(?:paid|payment|received)(?: ?(?:on|at|date|day))$|^date (?:of payment|paid)$|^(?:பணம் )?செலுத்திய (?:தேதி|நாள்)$/,
  ],
  payment_method: [
    /^(?:payment|paid|pay)(?: ?(?:method|mode|by|via|type|through))$|^mode of payment$|^(?:பணம் )?செலுத்திய (?:முறை|வழி)$/,
  ],
  buyer: [/^(?:buyer|customer|party)(?: name)?$|^(?:வாங்குபவர்|வாடிக்கையாளர்)$/],
  marketplace: [/^(?:market ?place|country|territory|region|city|place|state|branch)$|^(?:நாடு|ஊர்|இடம்|கிளை)$/],
}
