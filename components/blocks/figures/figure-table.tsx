import type { ReactNode } from 'react'

interface FigureTableProps {
  head: string[]
  /** The first cell of a row is its heading. */
  rows: ReactNode[][]
}

/** The numbers of a figure as a table, a tap away. */
export function FigureTable({ head, rows }: FigureTableProps) {
  return (
    <details>
      <summary>The figures as a table</summary>
      {/* In the narrowest windows with the largest letters the table scrolls, not the page. */}
      <div className="overflow-x-auto">
        <table>
          <thead>
            <tr>
              {head.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...others], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
              <tr key={row}>
                <th scope="row">{first}</th>
                {others.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells never change places
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
