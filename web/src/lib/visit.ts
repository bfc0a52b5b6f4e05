/** Goes to another screen of the page from wherever one is. */
export function visit(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  scrollTo(0, 0);
}
