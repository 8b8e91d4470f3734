import { localised } from '@panai/contract/language/localised'
import { phoneSupport } from '@panai/contract/submissions/publishing-terms'
import { brand } from '../../brand.ts'
import { pageHead } from '../../head.ts'
import { pageUrl } from '../../origin.ts'
import { breadcrumbs, publisher, schema } from '../../structured-data.ts'

const title = localised('Contact us', 'தொடர்பு கொள்க')

export function contactHead() {
  const { street, town, region, postcode, country } = brand.address
  return pageHead({
    title,
    description: localised(
      `Write to ${brand.name} about publishing, royalties or your account: an answer within 24-48 hours, phone support ${phoneSupport}. ${street}, ${town}.`,
      `பதிப்பு, உரிமைத்தொகை (ராயல்டி), உங்கள் கணக்கு எதைப் பற்றியும் எங்களுக்கு எழுதுங்கள்: 24 முதல் 48 மணி நேரத்துக்குள் பதில்; தொலைபேசி உதவி ${phoneSupport}. ${street}, ${town}.`,
    ),
    path: '/contact',
    jsonLd: [
      schema('ContactPage', {
        name: title,
        url: pageUrl('/contact'),
        mainEntity: {
          ...publisher(),
          email: brand.email,
          telephone: brand.phone.dialled,
          address: {
            '@type': 'PostalAddress',
            streetAddress: street,
            addressLocality: town,
            addressRegion: region,
            postalCode: postcode,
            addressCountry: country,
          },
          location: {
            '@type': 'Place',
            geo: { '@type': 'GeoCoordinates', latitude: brand.map.latitude, longitude: brand.map.longitude },
          },
        },
      }),
      breadcrumbs([title, '/contact']),
    ],
  })
}
