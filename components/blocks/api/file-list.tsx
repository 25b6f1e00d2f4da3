/** Files at fixed addresses, with what each is. */
export function FileList({ files }: { files: { path: string; what: string }[] }) {
  return (
    <ul className="mt-5">
      {files.map(({ path, what }) => (
        <li key={path} className="hairline-top flex flex-wrap items-baseline justify-between gap-x-6 py-2">
          <a href={path} className="link wrap-anywhere inline-flex min-h-6 items-center font-mono text-sm">
            {path}
          </a>
          <span className="text-sm text-soft">{what}</span>
        </li>
      ))}
    </ul>
  )
}
