import { Title } from 'ra-ui-materialui'

export function Home() {
  return <Title title="What waits for me" />
}
