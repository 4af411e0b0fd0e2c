module.exports = { ...require('../../jest.preset.js').web, displayName: 'proposals' };
