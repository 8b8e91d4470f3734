import { Component, type ReactNode } from 'react'

type ScreenBoundaryProps = {
  /** Where one is: what failed there need not fail elsewhere. */
  where: string
  instead: ReactNode
  children: ReactNode
}

/** A screen that can't be drawn leaves what is around it standing. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(before: ScreenBoundaryProps) {
    if (this.state.failed && before.where !== this.props.where) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
