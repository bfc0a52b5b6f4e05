/** Text size and palette, applied to the whole page; `app.css` says what they mean. */
import { setting } from '../lib/settings.svelte';

export function keepAppearance(): () => void {
  return $effect.root(() => {
    $effect(() => {
      const { dataset } = document.documentElement;
      dataset.text = String(setting('textSize'));
      dataset.palette = setting('palette');
    });
  });
}
