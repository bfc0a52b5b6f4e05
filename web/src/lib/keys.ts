/** Lets Enter and space activate a focused element that is not a native button. */
export function onkey(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
  act();
}
