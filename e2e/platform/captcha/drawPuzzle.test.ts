import { decoyBeside, drawPuzzle, PIECE_SIZE, PUZZLE_WIDTH } from './drawPuzzle';

it('places the second hole within the picture and clear of the first, for every place of the first', () => {
  for (let x = Math.ceil(PUZZLE_WIDTH / 3); x <= PUZZLE_WIDTH - PIECE_SIZE; x += 1) {
    const decoy = decoyBeside(x);
    expect(Math.abs(decoy - x)).toBeGreaterThanOrEqual(PIECE_SIZE);
    expect(decoy).toBeGreaterThanOrEqual(0);
    expect(decoy + PIECE_SIZE).toBeLessThanOrEqual(PUZZLE_WIDTH);
  }
});

it('draws a harder puzzle of the same measures', async () => {
  const { image, piece, x } = await drawPuzzle({ hasDecoy: true });

  expect([image, piece]).toEqual([expect.stringMatching(/^data:image\/png;base64,/), expect.stringMatching(/^data:image\/png;base64,/)]);
  expect(x).toBeGreaterThanOrEqual(PUZZLE_WIDTH / 3);
});
