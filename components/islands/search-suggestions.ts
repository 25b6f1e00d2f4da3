export function startSuggestions(_form: HTMLFormElement): void {}
