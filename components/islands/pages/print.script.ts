/** The script of pages whose lines print by themselves in large letters: components/blocks/text/print-large.css. */
const { dataset } = document.documentElement
for (const button of document.querySelectorAll<HTMLElement>('[data-print=large]')) {
  button.addEventListener('click', () => {
    dataset.print = 'large'
    print()
  })
}
addEventListener('afterprint', () => {
  delete dataset.print
})

// It imports nothing, and is a module all the same.
export {}
