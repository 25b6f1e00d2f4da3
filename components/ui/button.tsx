import type { ComponentProps, ReactNode } from 'react'

/** One primary button a view; the others are quiet. */
export type ButtonVariant = 'primary' | 'quiet'

/** The looks of a button for an element that is neither a button nor a link, such as a summary. */
export function buttonClass(variant: ButtonVariant, className = ''): string {
  return `button button-${variant} ${className}`.trimEnd()
}

export function Button({
  variant,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & { variant: ButtonVariant }) {
  return <button type={type} className={buttonClass(variant, className)} {...props} />
}

/** A link that looks like a button. */
export function ButtonLink({ variant, className, ...props }: ComponentProps<'a'> & { variant: ButtonVariant }) {
  return <a className={buttonClass(variant, className)} {...props} />
}

/** Buttons beside each other, on more rows if they need them. */
export function ButtonRow({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`flex flex-wrap gap-3 ${className}`.trimEnd()}>{children}</div>
}
