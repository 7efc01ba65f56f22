import { createHash } from 'node:crypto';
import { company } from '@yiqiao/contract/company';
import type { HttpProblem } from './http-problem.ts';

const style = `:root{color-scheme:light dark;--ground:#f1f6f4;--ink:#0a1f22;--ink2:#40565a;--dot:#fa4a0c;--ring:#00727c}
@media (prefers-color-scheme:dark){:root{--ground:#07181a;--ink:#e8f2ef;--ink2:#a4bbb8;--dot:#ff6830;--ring:#3fb8b8}}
body{margin:0;min-height:100vh;display:grid;align-content:center;background:var(--ground);color:var(--ink);font:1.125rem/1.55 system-ui,sans-serif}
main{max-width:38rem;padding:3rem 1.5rem}
h1{margin:0 0 1.5rem;font-size:clamp(2.75rem,12vw,5.5rem);font-weight:600;line-height:.95;letter-spacing:-.045em}
h1 span{color:var(--dot)}
p{margin:0 0 1rem}
a{color:var(--ring)}
a:focus-visible{outline:3px solid var(--ring);outline-offset:3px}
.small{color:var(--ink2);font-size:.875rem}`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Lets the page carry its own style and nothing else at all. */
export const problemPagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The answer to a form that was sent without JavaScript and could not be accepted. */
export function problemPage(problem: HttpProblem, requestId: string): string {
  const reference =
    problem.status >= 500 ? `<p class="small">Reference: ${escapeHtml(requestId)}</p>` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Not sent – ${escapeHtml(company.name)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Not sent<span>.</span></h1>
<p>${escapeHtml(problem.message)}</p>
<p>Nothing was kept. Go back in your browser to find your entries as you left them, or <a href="/quote">start again</a>.</p>
<p>If it happens again, write to <a href="mailto:${escapeHtml(company.email)}">${escapeHtml(company.email)}</a>.</p>
${reference}</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
