/** Colours of powers that people with any kind of colour vision can tell apart (Okabe and Ito), by place in the pack. */

const COLOURS: readonly (readonly [fill: string, letter: string])[] = [
  ['#0072b2', '#ffffff'],
  ['#56b4e9', '#000000'],
  ['#009e73', '#000000'],
  ['#f0e442', '#000000'],
  ['#ffffff', '#000000'],
  ['#e69f00', '#000000'],
  ['#d55e00', '#000000'],
  ['#cc79a7', '#000000'],
  ['#1c1c1c', '#ffffff'],
];

/** The style sheet of the palette; it holds only while the page is set to it. */
export function paletteRules(title: string, powers: readonly string[]): string {
  const rule = (power: string, at: number): string => {
    const [fill, letter] = COLOURS[at % COLOURS.length] ?? ['#ffffff', '#000000'];
    return `:root[data-palette='colour-blind'] .kabinett-map.${title} .p-${power}{--fill:${fill};--letter:${letter}}`;
  };
  return powers.map(rule).join('\n');
}

const adopted = new Set<string>();

export function adoptPalette(title: string, powers: readonly string[]): void {
  if (adopted.has(title)) return;
  adopted.add(title);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(paletteRules(title, powers));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
