/** Enter and space act on what has the focus, also where it is no button of the page's own. */
export function onkey(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
  act();
}
