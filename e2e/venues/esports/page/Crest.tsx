const COLOURS = ['#3f8fe0', '#d9583f', '#2fa37a', '#c58f2b', '#8d5bd0', '#2f9fb5', '#c2527f', '#7a8a3a'] as const;

/** Draws the crest of an invented team; colors and shape are derived from its code. */
export function Crest({ code }: { readonly code: string }) {
  const sum = Array.from(code).reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 99_991, 7);
  const first = COLOURS[sum % COLOURS.length] ?? COLOURS[0];
  const second = COLOURS[(sum + 3) % COLOURS.length] ?? COLOURS[1];
  return (
    <svg className="es-crest" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 1 L22 5 V12 C22 18 17 22 12 23 C7 22 2 18 2 12 V5 Z" fill={first} stroke="#f5cf72" strokeWidth="1" />
      {sum % 3 === 0 ? <path d="M12 1 L22 5 V12 C22 18 17 22 12 23 Z" fill={second} /> : null}
      {sum % 3 === 1 ? <path d="M3 9 L21 9 L21 14 L3 14 Z" fill={second} /> : null}
      {sum % 3 === 2 ? <path d="M12 5 L16 12 L12 19 L8 12 Z" fill={second} /> : null}
      <circle cx="12" cy="11.5" r="2.4" fill="#fdf6e3" />
    </svg>
  );
}
