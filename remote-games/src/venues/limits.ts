/** The local sports channel's code (specification §9). */
export const LOCAL_CHANNEL = 'CRTY';
