import { Component, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { captureFields } from './fields'

/**
 * Hydrates an island where the server has rendered it. The form is not replaced, so what was typed, the focus, the selection, an
 * open list and the keyboard of a phone stay as they are.
 *
 * If the browser or an extension has changed the page, for instance to translate it, React draws the island afresh. What the
 * visitor has done is put back then.
 */
export function hydrateIsland(root: HTMLElement, Island: ComponentType): void {
  const props = JSON.parse(root.dataset.props ?? '{}')
  const html = root.innerHTML
  const restore = captureFields(root)
  flushSync(() =>
    hydrateRoot(
      root,
      <FormInstead root={root} html={html}>
        <Island {...props} />
      </FormInstead>
    )
  )
  // A form that was submitted early is submitted again right after this.
  flushSync(restore)
}

interface FormInsteadProps {
  root: HTMLElement
  /** The island as the page came with it. */
  html: string
  children: ReactNode
}

/** If the island breaks, its form comes back as it works without scripts, filled in with what it held. */
class FormInstead extends Component<FormInsteadProps, { isBroken: boolean }> {
  state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  /** The broken island is still in the page. */
  getSnapshotBeforeUpdate() {
    return captureFields(this.props.root)
  }

  componentDidUpdate(_props: FormInsteadProps, _state: unknown, restore: () => void) {
    restore()
  }

  render() {
    const { html, children } = this.props
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the page held before
    return this.state.isBroken ? <div dangerouslySetInnerHTML={{ __html: html }} /> : children
  }
}
