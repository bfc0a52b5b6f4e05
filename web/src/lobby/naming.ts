/** Names in the lobby, where no board is loaded: from the list of games. */
import { language } from '../lib/language.svelte';
import { namedAs, type Sitter } from '../lib/persons';
import type { Games } from '../lib/types';
import type { ModeInfo } from '../wire/ModeInfo';

export class LobbyNames {
  constructor(private readonly offered: Games | null) {}

  private titleFacts = (title: string): Games['titles'][number] | undefined =>
    this.offered?.titles.find((one) => one.title === title);

  title = (title: string): string => this.titleFacts(title)?.name[language()] ?? title;

  mode(title: string, mode: string): ModeInfo | undefined {
    return this.titleFacts(title)?.modes.find((one) => one.mode === mode);
  }

  modeName = (title: string, mode: string): string => this.mode(title, mode)?.name[language()] ?? mode;

  seat(title: string, mode: string, seat: string): string {
    return this.mode(title, mode)?.seats.find((one) => one.seat === seat)?.name[language()] ?? seat;
  }

  person(title: string, mode: string, seats: readonly Sitter[], seat: string): string {
    return namedAs(
      seats.find((one) => one.seat === seat),
      this.seat(title, mode, seat),
    );
  }
}
