import { basename } from 'node:path';

/** The operator's commands explain themselves (`operate.mjs`). */
const texts = {
  start: `npm start
Installs and builds what is stale, then serves site, console and API until it is stopped.
Settings are environment variables or lines of .env; .env.example lists them.`,
  dev: `npm run dev
Serves site, console and API from their sources at one address, http://localhost:5173, and reloads what changes.
PORT sets the address; the two ports above it are used as well.`,
  build: `npm run build
Builds what is stale into build/<fingerprint of the sources>, and points build/current to it.`,
  release: `npm run release
Builds what is stale and packs release/yiqiao-<version>-<commit>.tar.gz, which starts with Node alone.`,
  check: `npm run check
Types, lint, format, import borders, dead code and the lock file. Writes nothing.`,
  test: `npm test
Everything of "npm run check", then unit, API and browser tests. Ends with "N passed, N failed".`,
  'test-everything': `npm run test:everything
Everything of "npm test", then the main stories in Firefox and WebKit. Names the engines it could not have.
Ends with "N passed, N failed".`,
  texts: `npm run texts -- write|take|check|confirm [file]
All texts of site and console in three languages, for a spreadsheet.
write: puts them into texts.csv, or the file named; take: writes what was corrected there into the sources.
check: what has changed in English since its Chinese was confirmed; confirm: all of it is right as it is now.`,
  pictures: `npm run pictures
Takes the pictures of docs/pictures again, in the browser of CHROME_PATH.`,
};

const text = texts[basename(process.argv[1] ?? '', '.mjs')];
const isWanted = process.argv.slice(2).some((word) => word === '--help' || word === '-h');

// Imported before anything that works: nothing is installed or built to show a few lines.
if (isWanted && text !== undefined) {
  console.info(text);
  process.exit();
}
