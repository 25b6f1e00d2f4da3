'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { NOTICE_EVENT, type Notice } from './notify'

const Toaster = dynamic(() => import('./toaster').then((module) => module.SiteToaster), { ssr: false })

/** Waits for the first notice; only then is the toast library loaded. */
export function Toasts() {
  const [used, setUsed] = useState(false)

  useEffect(() => {
    const show = async (event: Event) => {
      setUsed(true)
      const { showToast } = await import('./toaster')
      showToast((event as CustomEvent<Notice>).detail)
    }
    window.addEventListener(NOTICE_EVENT, show)
    return () => window.removeEventListener(NOTICE_EVENT, show)
  }, [])

  return used ? <Toaster /> : null
}
