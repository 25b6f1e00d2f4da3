'use client'

import { Component, type ReactNode, useEffect, useState } from 'react'
import { NOTICE_EVENT, type Notice, SHOWN_FOR_MS } from './notify'

/** What a visitor touches before there can be a notice. */
const CONTROL = 'button, input, select, textarea'

type Library = typeof import('./toaster')

/**
 * Says notices: to the eye as toasts, to screen readers in two regions that are there from the start, since words that
 * come into the page together with their region are often not read out. The toast library is loaded at the first touch of
 * a control; where it does not come, as without a connection or after a deployment, the regions themselves are seen.
 */
export function Toasts() {
  const [notice, setNotice] = useState<Notice & { at: number }>()
  /** null where it did not come. */
  const [library, setLibrary] = useState<Library | null>()

  useEffect(() => {
    const load = () => {
      import('./toaster').then(setLibrary, () => setLibrary((before) => before ?? null))
    }
    const show = (event: Event) => {
      setNotice({ ...(event as CustomEvent<Notice>).detail, at: event.timeStamp })
      load()
    }
    const loadAhead = ({ target }: { target: EventTarget | null }) => {
      if (!(target instanceof Element && target.closest(CONTROL))) return
      stopWaiting()
      load()
    }
    const stopWaiting = () => {
      document.removeEventListener('pointerdown', loadAhead)
      document.removeEventListener('focusin', loadAhead)
    }
    document.addEventListener('pointerdown', loadAhead)
    document.addEventListener('focusin', loadAhead)
    // Touched before React came.
    loadAhead({ target: document.activeElement })
    window.addEventListener(NOTICE_EVENT, show)
    return () => {
      stopWaiting()
      window.removeEventListener(NOTICE_EVENT, show)
    }
  }, [])

  // Effects of the toaster run before this one: it listens already.
  useEffect(() => {
    if (notice) library?.showToast(notice)
  }, [library, notice])

  useEffect(() => {
    if (!notice) return
    const timer = window.setTimeout(() => setNotice(undefined), SHOWN_FOR_MS)
    return () => window.clearTimeout(timer)
  }, [notice])

  const words = notice && <Words key={notice.at} notice={notice} seen={library === null} />
  return (
    <>
      <div role="status">{notice?.kind === 'success' && words}</div>
      <div role="alert">{notice?.kind === 'error' && words}</div>
      {library && (
        <Guard onError={() => setLibrary(null)}>
          <library.SiteToaster />
        </Guard>
      )}
    </>
  )
}

function Words({ notice, seen }: { notice: Notice; seen: boolean }) {
  const looks = `site-toast no-print fixed right-4 bottom-4 z-50 w-auto max-w-[min(420px,calc(100vw-2rem))] ${notice.kind === 'error' ? 'site-toast-error' : ''}`
  return (
    <p className={seen ? looks : 'sr-only'}>
      <span className="site-toast-title">{notice.title}</span> <span>{notice.description}</span>
    </p>
  )
}

/** A toaster that breaks must not take the page with it. */
class Guard extends Component<{ onError: () => void; children: ReactNode }> {
  state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  componentDidCatch() {
    this.props.onError()
  }

  render() {
    return this.state.broken ? null : this.props.children
  }
}
