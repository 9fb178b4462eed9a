import { matchSchema } from '../wire/matches';

/** The names come from the feed. Only the codec of the sports package uses them. */
describe('the match entity of the wire', () => {
  const fields = Object.keys(matchSchema.shape);

  it('carries time and status [R-MATCH-01]', () => {
    expect(fields).toEqual(expect.arrayContaining(['re_time', 't_count', 'isLive', 'se_now', 'HalfTime', 'inningNum', 'gameStatus']));
  });

  it('carries the full-time score [R-MATCH-02]', () => {
    expect(fields).toEqual(expect.arrayContaining(['sc_FT_H', 'sc_FT_C', 'sc_FT_A']));
  });

  it('carries the set score [R-MATCH-03]', () => {
    expect(fields).toEqual(expect.arrayContaining(['sc_set_H', 'sc_set_A']));
  });

  it('carries the game score [R-MATCH-04]', () => {
    expect(fields).toEqual(expect.arrayContaining(['sc_game_H', 'sc_game_A']));
  });

  it('carries league and visibility [R-MATCH-05]', () => {
    expect(fields).toEqual(expect.arrayContaining(['league_id', 'isShow', 'isExpand']));
  });
});
