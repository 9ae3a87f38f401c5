/** The games of this repository, by their folders. */
import { existsSync, readdirSync } from 'node:fs';

const HOME = '../src/ludotheque/games';
export const GAMES = readdirSync(HOME).filter((key) => existsSync(`${HOME}/${key}/__init__.py`));
