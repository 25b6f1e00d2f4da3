/** The values of the form's fields; empty strings for what is not chosen. */
export interface BuilderValues {
  goal: string
  style: string
  intensity: string
  customGoal: string
}
