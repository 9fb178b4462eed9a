const PATHS = {
  back: 'M15 5 L8 12 L15 19',
  close: 'M6 6 L18 18 M18 6 L6 18',
  rules: 'M6 4 H18 V20 H6 Z M9 9 H15 M9 13 H15',
  history: 'M12 4 A8 8 0 1 1 4.6 9 M4 4 V9 H9 M12 8 V12 L15 14',
  check: 'M12 3 L19 6 V11 C19 16 16 19 12 21 C8 19 5 16 5 11 V6 Z M9 12 L11.2 14.2 L15.2 9.8',
  soundOn: 'M4 10 V14 H7 L12 18 V6 L7 10 Z M15.5 9 A4 4 0 0 1 15.5 15 M18 6.5 A8 8 0 0 1 18 17.5',
  soundOff: 'M4 10 V14 H7 L12 18 V6 L7 10 Z M16 9.5 L21 14.5 M21 9.5 L16 14.5',
} as const;

export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg className="v-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
