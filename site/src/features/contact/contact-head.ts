import { phoneSupport } from '@panai/contract/publishing-terms'
import { brand } from '../../brand.ts'
import { pageHead } from '../../head.ts'
import { absolute } from '../../origin.ts'
import { breadcrumbs, publisher, schema } from '../../structured-data.ts'

export function contactHead() {
  const { street, town, region, postcode, country } = brand.address
  return pageHead({
    title: 'Contact us',
    description: `Write to ${brand.name} about publishing, royalties or your account: an answer within 24-48 hours, phone support ${phoneSupport}. ${street}, ${town}.`,
    path: '/contact',
    jsonLd: [
      schema('ContactPage', {
        name: 'Contact us',
        url: absolute('/contact'),
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
      breadcrumbs(['Contact us', '/contact']),
    ],
  })
}
