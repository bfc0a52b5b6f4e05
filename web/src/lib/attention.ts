/** "Your turn" where it is seen in another tab: in the favicon. The title says it in words. */

const CALM = '/icon.svg';
const CALLING = '/icon-turn.svg';

export function setFavicon(isMyTurn: boolean): void {
  const link = document.head.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = isMyTurn ? CALLING : CALM;
  if (link && link.getAttribute('href') !== wanted) link.href = wanted;
}
