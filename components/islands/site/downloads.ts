import { notify } from '../toasts/notify'

/** Says that a file was made: a browser may save one without a word. Forms whose response is a file have its name in `data-file`. */
export function startDownloads(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[download]')
    // The site names a picture after its affirmation and its size.
    if (link) notifyOf(link.download || link.pathname.split('/').slice(-2).join('-'))
  })
  document.addEventListener('submit', ({ target }) => {
    const { file } = (target as HTMLElement).dataset
    if (file) notifyOf(file)
  })
}

function notifyOf(file: string): void {
  notify({ kind: 'success', title: 'Download', description: `${file} goes to your downloads.` })
}
