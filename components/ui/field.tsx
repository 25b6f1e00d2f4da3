import type { ComponentProps, ReactNode } from 'react'

interface FieldProps {
  /** The id of the control; its message has the same with `-error`, for `aria-describedby`. */
  id: string
  label: string
  error?: string
  /** The control, and below it whatever explains it. */
  children: ReactNode
}

/** A control of a form with its label and its message. */
export function Field({ id, label, error, children }: FieldProps) {
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1 text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  )
}

/** A list to choose from, with its label. */
export function Select({ id, label, className, ...props }: ComponentProps<'select'> & { id: string; label: string }) {
  return (
    <div className={className}>
      <Field id={id} label={label}>
        <select id={id} className="field mt-1" {...props} />
      </Field>
    </div>
  )
}
